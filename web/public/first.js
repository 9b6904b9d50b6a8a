// Before the first paint: the theme that was chosen last, and a word to browsers too old for the page.
(function () {
  var theme = 'system';
  try {
    var kept = JSON.parse(localStorage.getItem('pithead') || '{}');
    if (kept.likes) theme = kept.likes.theme;
    if (kept.language) document.documentElement.lang = kept.language;
  } catch (error) {
    // Nothing was kept: the system decides.
  }
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  if (theme !== 'day' && theme !== 'night') theme = dark ? 'night' : 'day';
  document.documentElement.className = theme;
  var modern = 'noModule' in HTMLScriptElement.prototype && 'structuredClone' in window && [].findLast;
  if (modern) return;
  document.addEventListener('DOMContentLoaded', function () {
    document.getElementById('app').innerHTML =
      '<main class="old-browser" style="font:18px/1.5 sans-serif;max-width:34em;margin:4em auto;padding:0 1em">' +
      '<h1>Pithead</h1>' +
      '<p lang="en">This browser is too old for the page. Please update it, or open this address in a newer one.</p>' +
      '<p lang="de">Dieser Browser ist zu alt für die Seite. Bitte aktualisiere ihn oder öffne die Adresse in einem neueren.</p>' +
      '<p lang="nl">Deze browser is te oud voor de pagina. Werk hem bij of open dit adres in een nieuwere.</p>' +
      '<p lang="it">Questo browser è troppo vecchio per la pagina. Aggiornalo o apri questo indirizzo in uno più recente.</p>' +
      '</main>';
  });
})();
