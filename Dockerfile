# One image for every process of Waypost; which one runs is the command: `docker run waypost services/jobs/src/worker.ts`.
# Node runs the TypeScript as it is, so only the pages are built.

# Pinned by digest where it is built for production: --build-arg NODE_IMAGE=node:24-slim@sha256:…
ARG NODE_IMAGE=node:24-slim

# What the packages need changes seldom: until it does, everything that is installed comes from the cache.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY infra/runtime/package.json infra/runtime/
COPY infra/local/package.json infra/local/
COPY infra/cluster/package.json infra/cluster/
COPY infra/docker/package.json infra/docker/
COPY infra/bench/package.json infra/bench/
COPY infra/fuzz/package.json infra/fuzz/
COPY services/identity/package.json services/identity/
COPY services/jobs/package.json services/jobs/
COPY services/applications/package.json services/applications/
COPY services/resumes/package.json services/resumes/
COPY services/scoring/package.json services/scoring/
COPY bff/package.json bff/
COPY frontend/package.json frontend/

# The packages that the processes need at run time. The npm package `node` is not among them: the image brings Node along.
FROM manifests AS packages
RUN --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev --ignore-scripts -w contracts -w infra/runtime -w infra/docker -w services -w bff

FROM manifests AS demo-packages
RUN --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev --ignore-scripts -w contracts -w infra/runtime -w infra/docker -w services -w bff -w infra/local

FROM manifests AS pages
RUN --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts -w contracts -w frontend
COPY contracts contracts
COPY infra/checks/tsconfig.base.json infra/checks/
COPY frontend frontend
RUN npm run build -w frontend

FROM ${NODE_IMAGE} AS sources
WORKDIR /app
COPY package.json LICENSE ./
COPY contracts contracts
COPY infra/runtime infra/runtime
COPY infra/docker infra/docker
COPY services services
COPY bff bff
COPY --from=pages /app/frontend/dist frontend/dist

FROM ${NODE_IMAGE} AS process
LABEL org.opencontainers.image.title="Waypost" \
      org.opencontainers.image.description="An open job and referral marketplace: every process of it, chosen by the command" \
      org.opencontainers.image.licenses="MIT"
# Where secrets are mounted; a new volume takes the owner of the folder that it is mounted on.
RUN cd /run && install -d -o node -g node -m 700 waypost waypost/own waypost/sign-in waypost/authority waypost/operator \
      waypost/identity waypost/jobs waypost/jobs-indexer waypost/applications waypost/resumes waypost/scoring \
      waypost/scoring-worker waypost/bff waypost/demo-data && \
    install -d -o node -g node -m 750 waypost/kafka waypost/mongodb waypost/redis waypost/opensearch && \
    install -d -o node -g node -m 755 waypost/shared
WORKDIR /app
ENV NODE_ENV=production WAYPOST_RUNTIME=cluster HOST=0.0.0.0 PORT=3000
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=10s --start-period=180s --retries=3 CMD ["bash", "infra/docker/health.sh"]
ENTRYPOINT ["node"]
CMD ["bff/src/main.ts"]

# With the local identity provider and the demo data, which have no business in production.
FROM process AS demo
COPY --from=demo-packages /app/node_modules node_modules
COPY --from=sources /app .
COPY infra/local infra/local

FROM process AS waypost
COPY --from=packages /app/node_modules node_modules
COPY --from=sources /app .
