import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { Progress } from '@/ui/feedback/Progress';

/** How far a reward has come, over the words that say it. */
export const RewardBar = styled(Progress)({ marginBottom: space(1) });
