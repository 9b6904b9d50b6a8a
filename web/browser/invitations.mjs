// How people come to sit at one table.
export const command = (page, name) => page.locator(`[data-command="${name}"]`);

/** A new table with this many invitations beside the host; the invitations' addresses. */
export async function invite(host, seats) {
  await host
    .getByRole('radio', { name: '2', exact: true })
    .or(host.getByRole('button', { name: '2', exact: true }))
    .click();
  for (let i = 1; i <= seats; ++i)
    await host.getByLabel(`Seat ${i + 1}`, { exact: true }).selectOption('invited');
  await command(host, 'open').click();
  const link = host.getByLabel('Link of the invitation');
  await link.first().waitFor();
  return Promise.all((await link.all()).map((each) => each.inputValue()));
}

export async function join(page, name) {
  await page.getByLabel('Your name').fill(name);
  await command(page, 'join').click();
}
