import type { Clause } from '../filters/filter.ts';

/** The engine adds 1 to a product that is above 0; below, its score rises with the product, too. */
export const scoreOfProduct = (product: number) => product + 1;

/** Scores what a query finds by the product of its title and this vector, over each post and exactly. */
export const titleProduct = (query: Clause, vector: ArrayLike<number>, least?: number): Clause => ({
  script_score: {
    query,
    ...(least !== undefined && { min_score: scoreOfProduct(least) }),
    script: {
      lang: 'knn',
      source: 'knn_score',
      params: { field: 'title_vector', query_value: Array.from(vector), space_type: 'innerproduct' },
    },
  },
});

/** The nearest first, equal ones as the embedded search has them. */
export const nearestFirst = [{ _score: 'desc' }, { posted: 'desc' }, { id: 'asc' }];
