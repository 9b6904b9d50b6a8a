import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { me } from './state/me.svelte';
import { learn } from './text/text.svelte';

// The first words are the person's own; if they do not come, the page speaks English.
void learn(me.language)
  .catch(() => undefined)
  .then(() => mount(App, { target: document.getElementById('app')! }));
