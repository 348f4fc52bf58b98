# docker build -t batuta . && docker run -d --name batuta -p 127.0.0.1:3000:3000 -v batuta:/data batuta
# Debian, not Alpine: the PostgreSQL that comes with the packages is linked to glibc.
FROM docker.io/library/node:24-bookworm-slim AS base
WORKDIR /app
COPY package.json package-lock.json .npmrc ./

FROM base AS build
RUN npm ci
COPY . .
# Both are read when the client is built (README, Configuration).
ARG VITE_API_URL=
ARG VITE_SAMPLES=on
RUN npm run build

FROM base AS dependencies
RUN npm ci --omit=dev

FROM docker.io/library/node:24-bookworm-slim
# PostgreSQL leaves its parent. Without an init nobody collects it after a crash, and it looks alive for ever.
RUN apt-get update && apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY package.json ./
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
# PostgreSQL refuses to run as root, and wants its files to itself.
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "--max-old-space-size=1024", "dist/server/server.mjs"]
