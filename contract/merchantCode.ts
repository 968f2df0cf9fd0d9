/** Characters of a merchant code, the code of a brand in calls, keys and files. */
export const MAX_MERCHANT_CODE = 32;

export const merchantCodePattern = /^[a-z\d][a-z\d_-]{0,31}$/;
