#!/bin/sh
# Removes files from a built portal that only the build needs. Run it in the portal's folder after
# `npm prune --omit=dev`; the image test (tests/integration/commands/image.sweep.test.ts) starts the result.
set -eu
rm -rf .next/cache
find .next -name '*.map' -delete
find app components lib -name '*.test.ts*' -delete
cd node_modules
# The image has its own Node, and nothing is compiled in it.
rm -rf node-linux-* node-win-* @next/swc-* @swc/core* playwright playwright-core .bin/playwright
rm -rf next-intl-swc-plugin-extractor
rm -rf next/dist/esm next/dist/docs next/dist/bundle-analyzer next/dist/next-devtools
rm -rf next/dist/compiled/*-experimental next/dist/compiled/babel*
rm -f next/dist/compiled/next-server/*.dev.js next/dist/compiled/next-server/*-experimental*
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete
