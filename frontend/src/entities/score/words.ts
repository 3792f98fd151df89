import type { Score } from '@waypost/contracts/entities/score';

export type ScoreNote = { tone: 'info' | 'warning' | 'danger'; title: string; text: string };

/** What has to be said of a score before its number is believed; nothing where it is as it should be. */
export function scoreNote({ status, stale }: Pick<Score, 'status' | 'stale'>): ScoreNote | undefined {
  switch (status) {
    case 'pending':
      return {
        tone: 'info',
        title: 'Your resume is still being read',
        text: 'The score appears here by itself, usually within a minute.',
      };
    case 'unreadable':
      return {
        tone: 'warning',
        title: 'Scored without your resume',
        text: 'No text could be read from it, so that the score looks at your profile alone. A PDF or DOCX with real text helps.',
      };
    case 'failed':
      return {
        tone: 'danger',
        title: 'The score could not be computed',
        text: 'That is our fault, not yours, and it does not affect an application.',
      };
    case 'ready':
      return stale
        ? {
            tone: 'info',
            title: 'This score is being computed again',
            text: 'Your profile or the post has changed since.',
          }
        : undefined;
  }
}

/** Points as people see the whole: of 100. */
export const points = (value: number) => (value / 10).toLocaleString('en-US', { maximumFractionDigits: 1 });

export const isWaiting = (score: Pick<Score, 'status' | 'stale'> | undefined) => score?.status === 'pending';
