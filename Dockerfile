# Herald in a container: `docker build -t herald .`, then `docker run -p 3000:3000 -v herald:/data herald`, or see
# docker-compose.yml for API and worker on a PostgreSQL and a Redis of their own.
# The whole version stands in the tag, so that it can be pinned to the very bytes somebody has looked at:
# `docker build --build-arg NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:… .`

ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM ${NODE_IMAGE}
# /data holds the database, keys and letters of a server that is given no DATABASE_URL.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 HERALD_HOME=/data
RUN mkdir /data && chown node:node /data
VOLUME /data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/prisma/migrations prisma/migrations
COPY --from=build /app/dist dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--enable-source-maps", "dist/main/herald.js"]
CMD ["serve"]
