/** The element that carries the boot data; written by the front into every document. */
const bootElement = document.getElementById('boot');

// The property: browsers hide the attribute from scripts.
export const nonce = bootElement?.nonce ?? '';

__webpack_nonce__ = nonce;
