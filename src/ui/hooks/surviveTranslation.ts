type Patched = Pick<Node, 'removeChild' | 'insertBefore' | 'nodeValue'>;

/** What a translator put in the place of a text of React's. */
const standIns = new WeakMap<Node, Node>();

const isWrapper = (node: Node | null | undefined): boolean => node?.nodeName === 'FONT';

const noteReplaced = ({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): void => {
  const wrapper = [addedNodes[0], previousSibling, nextSibling].find(isWrapper);
  if (!wrapper) return;
  for (const node of removedNodes) if (node.nodeType === Node.TEXT_NODE) standIns.set(node, wrapper);
};

/** The child of `parent` in which a node, or what replaces it, lies now; undefined if it has left. */
const holderIn = (parent: Node, node: Node): Node | undefined => {
  let at: Node | null = node.parentNode ? node : (standIns.get(node) ?? node);
  while (at !== null && at.parentNode !== parent) at = at.parentNode;
  return at ?? undefined;
};

/**
 * Lets the page go on while a browser or an extension translates it. A translator wraps texts into `<font>` elements or
 * replaces them by such; React, which does not know of it, then removes, inserts beside or rewrites nodes that are no
 * longer where it put them: the browser throws, or an old price stays on the page (FIX-01). These calls do what was
 * meant, on the wrapper. See https://github.com/facebook/react/issues/11538.
 */
export const surviveTranslation = (prototype: Patched = Node.prototype): void => {
  const { removeChild, insertBefore } = prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  const watcher = new MutationObserver((records) => records.forEach(noteReplaced));
  const noteNow = (): void => watcher.takeRecords().forEach(noteReplaced);
  watcher.observe(document, { childList: true, subtree: true });

  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    noteNow();
    const holder = holderIn(this, child);
    if (holder !== undefined) removeChild.call(this, holder);
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    if (before && before.parentNode !== this) noteNow();
    const place = before && (holderIn(this, before) ?? null);
    return insertBefore.call(this, child, place) as Child;
  };
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string | null) {
      nodeValue?.set?.call(this, text);
      if (this.parentNode) return;
      noteNow();
      const standIn = standIns.get(this);
      if (standIn) standIn.textContent = text;
    },
  });
};
