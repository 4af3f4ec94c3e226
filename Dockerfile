# syntax=docker/dockerfile:1
# One image for the web process, the backend, migrations and the operators' commands; docs/operations.md.
# It is built without a database and without secrets.

FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm install --no-audit --no-fund
COPY . .
RUN node tools/ship/main.ts /app

FROM node:24-bookworm-slim
# More arenas keep the memory of decoded pictures.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 MALLOC_ARENA_MAX=2 HOST=0.0.0.0 BACKEND_HOST=0.0.0.0 DATA_DIR=/data
RUN install --directory --owner=node --group=node /data
WORKDIR /app
# Owned by root, so that nothing that runs here can change it.
COPY --from=build /app /app
USER 1000:1000
VOLUME /data
EXPOSE 3000 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health/live').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "web.mjs"]
