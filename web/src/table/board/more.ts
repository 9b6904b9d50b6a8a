// A cue that a list goes on where it is cut: its lines fade there, and the keyboard can reach it to scroll.
import type { Attachment } from 'svelte/attachments';

const LEAST = 4; // px; less is a rounding

export function more(): Attachment<HTMLElement> {
  return (element) => {
    const look = () => {
      const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = element;
      element.toggleAttribute('data-more-above', scrollTop > LEAST);
      element.toggleAttribute('data-more-below', scrollHeight - clientHeight - scrollTop > LEAST);
      element.toggleAttribute('data-more-right', scrollWidth - clientWidth - scrollLeft > LEAST);
      const scrolls = scrollHeight - clientHeight > LEAST || scrollWidth - clientWidth > LEAST;
      if (scrolls && !element.querySelector('button')) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const resized = new ResizeObserver(look);
    const changed = new MutationObserver(look);
    resized.observe(element);
    changed.observe(element, { childList: true, subtree: true });
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      resized.disconnect();
      changed.disconnect();
      element.removeEventListener('scroll', look);
    };
  };
}
