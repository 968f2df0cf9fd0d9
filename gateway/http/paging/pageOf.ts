import { refuse } from '../../platform/refusal/refusal.ts';

/** More at once are for the export of a record alone. */
const LARGEST_PAGE = 500;

/** A page of a list as the call names it, from 1. Refuses `bad_request` out of bounds. */
export const pageOf = ({ pageNo, pageSize }: { readonly pageNo: string; readonly pageSize: string }) => {
  const pageNum = Number(pageNo);
  const limit = Number(pageSize);
  if (pageNum < 1 || limit < 1 || limit > LARGEST_PAGE) return refuse('bad_request');
  return {
    limit,
    offset: (pageNum - 1) * limit,
    facts: (total: number) => ({ pageNum, total, totalPages: Math.ceil(total / limit) }),
  };
};
