import type { Act, Command } from './acts/act.ts';
import { agent } from './commands/agent.ts';
import { alert } from './commands/alert.ts';
import { article } from './commands/article.ts';
import { audit } from './commands/audit.ts';
import { banner } from './commands/banner.ts';
import { brand } from './commands/brand.ts';
import { chat } from './commands/chat.ts';
import { deposit } from './commands/deposit.ts';
import { flag } from './commands/flag.ts';
import { feedback } from './commands/feedback.ts';
import { game } from './commands/game.ts';
import { job } from './commands/job.ts';
import { match } from './commands/match.ts';
import { member } from './commands/member.ts';
import { money } from './commands/money.ts';
import { notice } from './commands/notice.ts';
import { popup } from './commands/popup.ts';
import { points } from './commands/points.ts';
import { post } from './commands/post.ts';
import { promotion } from './commands/promotion.ts';
import { region } from './commands/region.ts';
import { room } from './commands/room.ts';
import { rounds } from './commands/rounds.ts';
import { rule } from './commands/rule.ts';
import { secret } from './commands/secret.ts';
import { setting } from './commands/setting.ts';
import { staff } from './commands/staff.ts';
import { status } from './commands/status.ts';
import { vendor } from './commands/vendor.ts';
import { withdrawal } from './commands/withdrawal.ts';

/** Everything the operator's command can do. */
export const commands: Readonly<Record<string, Command>> = {
  status,
  alert,
  job,
  region,
  flag,
  brand,
  rule,
  setting,
  secret,
  notice,
  banner,
  popup,
  article,
  post,
  feedback,
  chat,
  staff,
  room,
  promotion,
  points,
  rounds,
  game,
  vendor,
  match,
  money,
  deposit,
  withdrawal,
  member,
  agent,
  audit,
};

/** The act of a name such as `notice add`. */
export const findAct = (command: string, act: string): Act | undefined => {
  if (!Object.hasOwn(commands, command)) return undefined;
  const acts = commands[command]?.acts;
  return acts !== undefined && Object.hasOwn(acts, act) ? acts[act] : undefined;
};
