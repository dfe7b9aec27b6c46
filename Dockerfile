# The server in a container. `deploy/smoke.sh` goes through the same steps without Docker.
FROM python:3.12-slim AS build
WORKDIR /src
COPY . .
RUN sh deploy/build.sh /dist

FROM python:3.12-slim
COPY --from=build /dist /dist
COPY deploy/install.sh /dist/install.sh
RUN sh /dist/install.sh /dist /opt/bocage && rm -rf /dist \
    && useradd --create-home bocage && install -d -o bocage -g bocage -m 700 /data
USER bocage
VOLUME /data
EXPOSE 8840
HEALTHCHECK CMD ["/opt/bocage/bin/python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8840/api/health')"]
ENTRYPOINT ["/opt/bocage/bin/bocage"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8840", "--data", "/data", "--no-open"]
