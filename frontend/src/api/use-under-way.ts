import { type MutationKey, useMutationState } from '@tanstack/react-query';

/**
 * What is on its way to the server under a key, in the order in which it was asked for. Laid over what the server has, it is shown at
 * once; and what fails is thereby as it was before, whatever else is under way and whether or not anything can be fetched.
 */
export const useUnderWay = <Asked>(mutationKey: MutationKey): Asked[] =>
  useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Asked,
  });

/** What is left of a list once these are taken out. */
export const without = <One extends { _id: string }>(all: readonly One[], gone: readonly One[]): One[] =>
  all.filter(({ _id }) => !gone.some((one) => one._id === _id));
