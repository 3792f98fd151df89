import { expect, test } from 'vitest';
import { z } from 'zod';
import { allContracts } from './all-contracts.ts';
import { id } from './fields.ts';
import { callParts, claimsOf, ownDashboardId, ownUserId } from './ownership.ts';

type JsonSchema = { pattern?: string; properties?: Record<string, JsonSchema>; items?: JsonSchema } & {
  [Keyword in 'anyOf' | 'oneOf' | 'allOf']?: JsonSchema[];
};

const asJson = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { listOf } = z.globalRegistry.get(zodSchema) ?? {};
      if (listOf instanceof z.ZodType) Object.assign(jsonSchema, { items: asJson(listOf), listOf: undefined });
    },
  }) as JsonSchema;
const { pattern } = asJson(id);

/** Where ids stand in a value, without the positions in lists. */
function idsIn(schema: JsonSchema, at: string): string[] {
  if (schema.pattern === pattern) return [at];
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, field]) => idsIn(field, `${at}.${name}`)),
    ...[...anyOf, ...oneOf, ...allOf, ...(items ? [items] : [])].flatMap((inner) => idsIn(inner, at)),
  ];
}

/** Ids that nobody claims: of what the call is about, whose owner decides who may; and of what belongs to nobody. */
const ofOthers: Record<string, readonly string[]> = {
  getUser: ['params.id'],
  getProfile: ['params.id'],
  updateUser: ['body.address.city_id'],
  updateProfile: [
    'body.work_experiences.address.city_id',
    'body.work_experiences.id',
    'body.educations.degree_id',
    'body.educations.field_of_study_id',
    'body.educations.institution_id',
    'body.educations.id',
    'body.skills.skill_id',
    'body.skills.id',
    'body.certificates.id',
    'body.projects.id',
    'body.accomplishments.id',
    'body.social_links.id',
  ],
  readNotifications: ['body.ids'],
  searchJobPosts: ['querystring.cities', 'querystring.cityId', 'querystring.companyId', 'querystring.created_by'],
  getJobPost: ['params.id'],
  publishJobPost: ['body.cities.city_id', 'body.questions.question_id'],
  editJobPost: ['params.id', 'body.cities.city_id', 'body.questions.question_id'],
  changeJobStatus: ['params.id'],
  listPostedJobs: ['querystring.cityId', 'querystring.companyId'],
  editSavedSearch: ['params.id'],
  deleteSavedSearch: ['params.id'],
  saveQuestionTemplate: ['body.questions.question_id'],
  renameQuestionTemplate: ['params.id'],
  deleteQuestionTemplate: ['params.id'],
  lookUp: ['querystring.ids'],
  applyToJob: ['params.id', 'body.user_resume_id'],
  applyWithNewestResume: ['body.job_post_id'],
  listApplicants: ['params.id'],
  visitApplicants: ['params.id'],
  changeApplicantStatus: ['params.id', 'body.applicant_ids'],
  downloadApplicants: ['params.id'],
  setBlindReview: ['params.id'],
  getApplicantNotes: ['params.id'],
  writeApplicantNote: ['params.id', 'params.note'],
  deleteApplicantNote: ['params.id', 'params.note'],
  rateApplicant: ['params.id'],
  getApplicant: ['params.id', 'params.application'],
  getApplicantResume: ['params.id'],
  openApplicantResume: ['params.id'],
  getApplicationHistory: ['params.id'],
  withdrawApplication: ['params.id'],
  getApplicationScore: ['params.id'],
  scoreAgain: ['params.id'],
  markJobPost: ['params.job'],
  unmarkJobPost: ['params.job'],
  downloadResume: ['params.id'],
  readResumeContent: ['params.id'],
  replaceResume: ['params.id'],
  deleteResume: ['params.id'],
  openFile: ['params.id'],
  listScores: ['querystring.ids'],
  getScore: ['params.id'],
  requestScore: ['params.id'],
  endSessions: ['body.session_id'],
};

const ofPeople = allContracts.filter(({ contract }) => contract.config.access !== 'service');
const named = (part: string, path: readonly string[]) => [part, ...path].join('.');

test.each(ofPeople)('every id in $name is claimed as the caller’s own, or known to be not', ({ name, contract }) => {
  const claimed = new Set(claimsOf(contract.schema).map(({ part, path }) => named(part, path)));
  const ids = callParts.flatMap((part) => {
    const schema = contract.schema[part];
    return schema ? idsIn(asJson(schema), part) : [];
  });
  const unclaimed = [...new Set(ids)].filter((path) => !claimed.has(path));
  expect(unclaimed.toSorted()).toEqual((ofOthers[name] ?? []).toSorted());
});

test('no call is named here that is not there', () => {
  const names = new Set(ofPeople.map(({ name }) => name));
  expect(Object.keys(ofOthers).filter((name) => !names.has(name))).toEqual([]);
});

test('a claim is found wherever a value may have it', () => {
  const body = z
    .union([
      z.object({ by: ownUserId.nullable() }),
      z.object({ on: z.object({ place: ownDashboardId.optional() }).refine(() => true) }).default({ on: {} }),
    ])
    .transform((value) => value);
  expect(claimsOf({ params: z.object({ id, mine: ownUserId }), body })).toEqual([
    { part: 'params', path: ['mine'], claim: 'user' },
    { part: 'body', path: ['by'], claim: 'user' },
    { part: 'body', path: ['on', 'place'], claim: 'dashboard' },
  ]);
  expect(claimsOf({ body: undefined })).toEqual([]);
});
