/** Where the WebSocket is for a page: its own server, and by TLS if the page came so. */
export function socketAddress(page: string): string {
  const address = new URL('/ws', page);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}
