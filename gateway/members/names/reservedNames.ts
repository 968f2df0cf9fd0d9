import { foldText } from '../../platform/text/foldText.ts';

/** Names by which somebody could speak for the house, and words that programs take for no name. */
const reserved: ReadonlySet<string> = new Set([
  ...['admin', 'admins', 'administrator', 'administrators', 'sysadmin', 'superadmin', 'superuser', 'root'],
  ...['moderator', 'mod', 'owner', 'operator', 'manager', 'staff', 'official', 'system', 'security'],
  ...['support', 'supports', 'helpdesk', 'service', 'customerservice', 'customersupport', 'cskh'],
  ...['cashier', 'payment', 'payments', 'deposit', 'withdraw', 'withdrawal', 'billing', 'finance'],
  ...[
    'quantri',
    'quantrivien',
    'quanly',
    'hotro',
    'hotrokhachhang',
    'chamsockhachhang',
    'tongdai',
    'hethong',
  ],
  ...['nhanvien', 'nhacai', 'thungan', 'ketoan', 'nganhang', 'baomat', 'thongbao', 'chinhthuc'],
  ...['webmaster', 'postmaster', 'hostmaster', 'noreply', 'mailerdaemon', 'abuse', 'anonymous'],
  ...['null', 'undefined', 'nan', 'nil', 'none', 'void', 'true', 'false', 'nobody', 'unknown', 'trial'],
]);

/** A name without what hardly changes how it is read: marks, case, separators, the digits at its end. */
const bare = (name: string): string => {
  const joined = foldText(name).replace(/[^\p{L}\p{N}]/gu, '');
  const shorn = joined.replace(/(?<!\d)\d{1,4}$/, '');
  // Digits that stand alone are the name itself.
  return shorn === '' ? joined : shorn;
};

/** Whether a name is the house's own: the brand's, or one that passes for its staff or for no name. */
export const isReservedName = (name: string, brand: string): boolean => {
  const read = bare(name);
  const house = bare(brand);
  return (
    reserved.has(read) ||
    (house !== '' && (read === house || read === `${house}official` || reserved.has(read.replace(house, ''))))
  );
};
