/** The element with the boot data, which the front writes into every document. */
const bootElement = document.getElementById('boot');

// Reads the property, because browsers hide the attribute from scripts.
export const nonce = bootElement?.nonce ?? '';

__webpack_nonce__ = nonce;
