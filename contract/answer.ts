/** Every call answers one of these two; the HTTP status agrees (design §2). */
export type Answer<Value, FailureValue = unknown> =
  { success: true; value: Value } | { success: false; message: string; value?: FailureValue };
