/** Read by webpack's loader when it writes script and link elements. */
declare let __webpack_nonce__: string;
