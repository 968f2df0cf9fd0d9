import type { Body } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import { useSite } from '../session/siteContext';

/** Account calls whose answer is enough: they refresh no other data. */
type AccountCall =
  | 'affiliate'
  | 'affiliateVisit'
  | 'changeContact'
  | 'changeNickname'
  | 'changePassword'
  | 'contactCode'
  | 'forgotByEmail'
  | 'loginCheckCode'
  | 'loginSms'
  | 'passwordHint'
  | 'registerSms'
  | 'resetByLink'
  | 'setWithdrawPassword'
  | 'socialStart';

export const useSend = () => {
  const { client } = useSite();
  return <Name extends AccountCall>(name: Name, body: Body<Name>): Promise<CallResult<Name>> =>
    client.send(name, body);
};
