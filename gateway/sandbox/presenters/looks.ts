export interface PresenterLook {
  readonly id: string;
  readonly dress: 'gown' | 'waistcoat';
  readonly skin: string;
  readonly hair: string;
  readonly lips: string;
  readonly cut: 'long' | 'bob' | 'bun' | 'tail' | 'short' | 'parted';
  readonly glasses?: boolean;
}

/** Presenters of live tables: invented people, drawn by ourselves. */
export const presenterLooks = [
  { id: 'linh', dress: 'gown', skin: '#f2c8a4', hair: '#2a1a18', lips: '#c8434f', cut: 'long' },
  { id: 'long', dress: 'waistcoat', skin: '#dba67c', hair: '#16131a', lips: '#b0605a', cut: 'short' },
  { id: 'ngoc', dress: 'gown', skin: '#f6d4b4', hair: '#191522', lips: '#d0475f', cut: 'bob' },
  { id: 'huong', dress: 'gown', skin: '#e6b48a', hair: '#33201a', lips: '#b93d48', cut: 'bun' },
  {
    id: 'khanh',
    dress: 'waistcoat',
    skin: '#edc09a',
    hair: '#2c211d',
    lips: '#b5625c',
    cut: 'parted',
    glasses: true,
  },
  { id: 'thao', dress: 'gown', skin: '#efc29c', hair: '#45291c', lips: '#cf4a55', cut: 'tail' },
] as const satisfies readonly PresenterLook[];

export const lookOf = (id: string | null): PresenterLook | undefined =>
  presenterLooks.find((look) => look.id === id);
