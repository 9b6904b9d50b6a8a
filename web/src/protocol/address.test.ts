import { expect, it } from 'vitest';
import { socketAddress } from './address';

it('takes the WebSocket by TLS where the page came by https', () => {
  expect(socketAddress('https://pithead.example/')).toBe('wss://pithead.example/ws');
  expect(socketAddress('https://pithead.example:8443/')).toBe('wss://pithead.example:8443/ws');
});

it('takes it without where there is no https', () => {
  expect(socketAddress('http://house.local:8080/')).toBe('ws://house.local:8080/ws');
});

it('leaves out where on the page somebody is, and what only they know', () => {
  expect(socketAddress('https://pithead.example/join/TABLE/LINK?ply=3#top')).toBe('wss://pithead.example/ws');
});
