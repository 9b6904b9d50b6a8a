// Being told elsewhere: the settings, a real service worker that shows what was pushed, letters and the link that stops them.
import assert from 'node:assert/strict';
import { after } from 'node:test';
import { makeAccount, PASSWORD } from './account.mjs';
import { prove } from './harness.mjs';
import { proveLooks } from './looks.mjs';
import { Outside } from './outside.mjs';
import { Postbox } from './postbox.mjs';

const box = new Postbox();
const outside = new Outside();
after(() => {
  box.close();
  outside.close();
});
const browser = await outside.open();
const mail = await box.open();

/** Links in messages lead to the page, so the server has to know its port before. */
const told = {
  options: (port) => {
    const options = ['--notices', '--origin', `http://127.0.0.1:${port}`, '--notice-delay', '0'];
    return [...mail, ...options, '--notices-to-private'];
  },
};

// A browser's own push service is far away: the page gets a subscription with real keys that leads to ours.
const SUBSCRIBED = `{
  const subscription = {
    endpoint: ${JSON.stringify(browser.target)},
    options: {},
    unsubscribe: async () => true,
    toJSON: () => ({
      endpoint: ${JSON.stringify(browser.target)},
      keys: { p256dh: ${JSON.stringify(browser.key)}, auth: ${JSON.stringify(browser.secret)} },
    }),
  };
  let subscribed = false;
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    if (applicationServerKey.length !== 65 || !userVisibleOnly) throw new Error('no key');
    subscribed = true;
    return subscription;
  };
  PushManager.prototype.getSubscription = async () => (subscribed ? subscription : null);
}`;
const TOLD = { permissions: ['notifications'], before: { content: SUBSCRIBED } };

const section = (page) => page.getByRole('region', { name: 'When I am away' });
async function openNotices(page) {
  await page.locator('[data-command="me"]').click();
  await section(page).waitFor();
}
const address = (page, name) => section(page).getByRole('group', { name });
const post = (page, path, body) =>
  page.evaluate(
    async ([path, body]) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    },
    [path, body],
  );

/**
 * The page's worker, which is real. Only what it shows is kept here instead: the shell without windows has no
 * notifications. Two with the same tag are one, as there.
 */
async function workerOf(page) {
  const [worker] = page.context().serviceWorkers();
  await worker.evaluate(() => {
    self.shown = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      self.shown = [...self.shown.filter(({ tag }) => tag !== options.tag), { title, ...options }];
    };
    self.clients.openWindow = async (path) => (self.opened = path);
  });
  return worker;
}

/** Hands a message to the worker, as the browser does when its push service has brought it. */
async function deliver(page, message) {
  const origin = new URL(page.url()).origin;
  const tools = await page.context().newCDPSession(page);
  const known = new Promise((resolve) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (ours) resolve(ours.registrationId);
    }),
  );
  await tools.send('ServiceWorker.enable');
  const data = JSON.stringify(message);
  const registrationId = await known;
  await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await tools.detach();
}

/** What is shown, as soon as there is one with this tag. */
async function shownWith(worker, tag) {
  for (;;) {
    const shown = await worker.evaluate(() => self.shown);
    if (shown.some((each) => each.tag === tag)) return shown;
  }
}

/** Somebody presses the notification, or a button on it: where that leads. */
const pressNotification = (worker, action = '') =>
  worker.evaluate(async (action) => {
    const [{ data }] = self.shown;
    let closed = false;
    const waits = [];
    self.shown = [];
    self.opened = undefined;
    self.dispatchEvent(
      Object.assign(new ExtendableEvent('notificationclick'), {
        action,
        notification: { data, close: () => (closed = true) },
        waitUntil: (work) => waits.push(work),
      }),
    );
    await Promise.all(waits);
    if (!closed) throw new Error('it stays');
    return self.opened;
  }, action);

prove(
  'a browser that was allowed to is told what was pushed, leads to the table, and stops it at a click',
  async (stage) => {
    const page = await stage.open('/', TOLD);
    await openNotices(page);
    assert.equal(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      0,
    );
    await section(page).getByRole('button', { name: 'Tell me in this browser' }).click();
    const here = address(page, 'This browser');
    assert(await here.getByLabel('My turn').isChecked());
    assert(!(await here.getByLabel('Chat').isChecked()));
    await here.getByRole('button', { name: 'Test' }).click();
    await here.getByText('Sent. It should be there in a moment.').waitFor();
    const { told: message } = await outside.next();
    assert.equal(message.title, 'Pithead can reach you');

    const worker = await workerOf(page);
    await deliver(page, message); // it leads to the lobby, which is before our eyes
    const turn = { ...message, tag: 'turn', path: '/table/abc' };
    await deliver(page, turn);
    await deliver(page, turn); // once more, as after the death of a node
    await deliver(page, { ...turn, tag: 'another' });
    const shown = await shownWith(worker, 'another');
    assert.deepEqual(
      shown.map(({ title, body, tag, lang }) => [title, body, tag, lang]),
      ['turn', 'another'].map((tag) => [message.title, message.body, tag, 'en']),
    );
    assert.equal(await pressNotification(worker), '/table/abc');
    await deliver(page, turn);
    assert.equal((await shownWith(worker, 'turn'))[0].actions[0].title, 'Stop these');
    assert.equal(await pressNotification(worker, 'stop'), undefined);
    await page.reload();
    await openNotices(page);
    await here.getByText('Stopped by the link in a message.').waitFor();
    await here.getByRole('button', { name: 'Turn on again' }).click();
    await here.getByLabel('My turn').waitFor();
    const kept = await page.evaluate(async () => (await caches.keys()).length);
    assert.equal(kept, 0, 'the worker keeps nothing');
  },
  told,
);

prove(
  'a browser that was not allowed to says so, and one without push names the other ways',
  async (stage) => {
    const page = await stage.open('/', {
      before: { content: "Notification.requestPermission = async () => 'denied';" },
    });
    await openNotices(page);
    await section(page).getByRole('button', { name: 'Tell me in this browser' }).click();
    await section(page).getByText('The browser does not allow it.').waitFor();
    const old = await stage.open('/', { before: { content: 'delete window.PushManager;' } });
    await openNotices(old);
    await section(old).getByText('This browser cannot be told here').waitFor();
    assert.equal(await section(old).getByRole('button', { name: 'Tell me in this browser' }).count(), 0);
  },
  told,
);

prove(
  'a letter stops with one click in any browser, and its person turns it on again',
  async (stage) => {
    const page = await stage.open('/');
    await makeAccount(page, 'ada');
    await post(page, '/api/account/mail', { password: PASSWORD, mail: 'ada@example.org' });
    await post(page, '/api/account/mail/confirm', { code: (await box.next()).code });
    await page.reload();
    await openNotices(page);
    await section(page).getByRole('button', { name: 'Tell me by e-mail' }).click();
    const letters = address(page, 'E-mail: ada@example.org');
    await letters.getByRole('button', { name: 'Test' }).click();
    await letters.getByText('Sent.').waitFor();
    const letter = await box.next();
    assert.equal(letter.subject, 'Pithead can reach you');
    const [link] = /http\S+\/stop\/\S+/.exec(letter.text);

    const stranger = await stage.open('/', { language: 'de' });
    await stranger.goto(link);
    await stranger.getByRole('heading', { name: 'Keine Nachrichten mehr' }).waitFor();
    const cut = await stage.open('/', { expected: [/status of 404/] });
    await cut.goto(link.slice(0, -3));
    await cut.getByText('This address is not known here any more.').waitFor();

    await page.reload();
    await openNotices(page);
    await letters.getByText('Stopped by the link in a message.').waitFor();
    await letters.getByRole('button', { name: 'Turn on again' }).click();
    await letters.getByLabel('Game over').uncheck();
    await page.reload();
    await openNotices(page);
    assert(await letters.getByLabel('My turn').isChecked());
    assert(!(await letters.getByLabel('Game over').isChecked()));
  },
  told,
);

prove(
  'a webhook is added by keyboard, told, tried in vain with a reason, and quiet hours are the browser’s',
  async (stage) => {
    const page = await stage.open('/', { timezoneId: 'Europe/Berlin', expected: [/status of 400/] });
    await makeAccount(page, 'ada');
    await page.reload();
    await openNotices(page);
    await section(page).getByText('Tell me in a chat program').focus();
    await page.keyboard.press('Enter');
    await section(page).getByLabel('Address of the webhook').focus();
    await page.keyboard.type('https://user:word@example.org/');
    await page.keyboard.press('Enter');
    await section(page).getByText('This address will not do.').waitFor();
    await section(page).getByLabel('Address of the webhook').fill(`${browser.address}/hook/ada`);
    await page.keyboard.press('Enter');
    const hook = address(page, `Chat program: ${browser.address}`);
    await hook.getByRole('button', { name: 'Test' }).press('Enter');
    await hook.getByText('Sent.').waitFor();
    const call = await outside.next();
    assert.equal(call.path, '/hook/ada');
    assert(call.told.text.startsWith('This is a test.') && call.told.content === call.told.text);

    await section(page).getByRole('switch', { name: 'Quiet hours' }).press('Space');
    await section(page).getByLabel('to', { exact: true }).fill('07:30');
    await section(page).getByLabel('to', { exact: true }).blur();
    await section(page).getByText('Europe/Berlin').waitFor();
    await page.waitForFunction(async () => (await (await fetch('/api/notices')).json()).quiet?.to === 450);
    const { quiet } = await page.evaluate(async () => (await fetch('/api/notices')).json());
    assert.deepEqual(quiet, { zone: 'Europe/Berlin', from: 1320, to: 450 });

    await post(page, '/api/notices/add', { way: 'webhook', target: 'http://127.0.0.1:1/', kinds: ['turn'] });
    await page.reload();
    await openNotices(page);
    const nowhere = address(page, 'Chat program: http://127.0.0.1:1');
    await nowhere.getByRole('button', { name: 'Test' }).click();
    await nowhere.getByText('The other side cannot be reached. Is the address right?').waitFor();
    await nowhere.getByRole('button', { name: 'Remove' }).click();
    await nowhere.waitFor({ state: 'detached' });
  },
  told,
);

/** All that the settings can show: an address in use, one that was stopped, quiet hours, the form. */
async function fullSettings(page) {
  const known = await page.evaluate(async () => (await fetch('/api/me')).json());
  if (known.guest)
    await makeAccount(page, `ada.${known.language}.${known.person.slice(0, 5).replace(/\W/g, '')}`);
  await post(page, '/api/notices/add', {
    way: 'webhook',
    target: 'https://example.org/a',
    kinds: ['turn', 'chat'],
  });
  await post(page, '/api/notices/quiet', { zone: 'America/Argentina/Buenos_Aires', from: 1320, to: 480 });
  await page.reload();
  await page.locator('[data-command="me"]').click();
  await page.locator('section[aria-labelledby="notices-title"] details').waitFor();
  await page
    .locator('section[aria-labelledby="notices-title"] details')
    .evaluate((each) => (each.open = true));
}

proveLooks('notices', { settings: fullSettings }, told);
