import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { me } from './state/me.svelte';
import { keepForOffline } from './state/offline';
import { learn } from './text/text.svelte';

// After an update of the server the parts of an old page are gone: it is loaded anew, once.
const RELOADED = 'pithead reloaded';
window.addEventListener('vite:preloadError', () => {
  if (sessionStorage.getItem(RELOADED) === location.href) return;
  sessionStorage.setItem(RELOADED, location.href);
  location.reload();
});

// The first words are the person's own; if they do not come, the page speaks English.
void learn(me.language)
  .catch(() => undefined)
  .then(() => mount(App, { target: document.getElementById('app')! }));

// Who cannot keep it, for want of https or of room, plays with a network.
void keepForOffline().catch(() => undefined);
