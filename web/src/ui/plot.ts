// A uPlot in a place of the page: as large as the place, painted anew when day becomes night. The drawing program comes
// only when somebody looks at a picture.
import type uPlot from 'uplot';

type Drawing = [Omit<uPlot.Options, 'width' | 'height'>, uPlot.AlignedData];

/** Draws what `make` says into a place; returns how to take it away. */
export function drawPlot(place: HTMLElement, make: (UPlot: typeof uPlot) => Drawing): () => void {
  let plot: uPlot | undefined;
  let gone = false;
  const size = () => ({ width: place.clientWidth, height: place.clientHeight });
  const resize = new ResizeObserver(() => plot!.setSize(size()));
  const dusk = new MutationObserver(() => plot?.redraw(false));
  dusk.observe(document.documentElement, { attributeFilter: ['class'] });

  void Promise.all([import('uplot'), import('uplot/dist/uPlot.min.css'), document.fonts.ready]).then(
    ([{ default: UPlot }]) => {
      if (gone) return;
      const [options, data] = make(UPlot);
      plot = new UPlot({ ...options, ...size() }, data, place);
      resize.observe(place);
    },
  );
  return () => {
    gone = true;
    dusk.disconnect();
    resize.disconnect();
    plot?.destroy();
  };
}
