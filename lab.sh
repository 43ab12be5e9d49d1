#!/bin/sh
# Runs the lab from a checkout. Builds it first if a source is newer than the last build. Needs a JDK 17 or newer.
set -eu
root=$(cd "$(dirname "$0")" && pwd)
modules=$root/lab
stamp=$modules/engine/target/built.stamp

if [ -n "${JAVA_HOME:-}" ]; then java=$JAVA_HOME/bin/java; else java=$(command -v java || true); fi
if [ -z "$java" ] || [ ! -x "$java" ]; then
    echo "lab: no JDK found. Install JDK 17 or newer, or set JAVA_HOME." >&2
    exit 1
fi

# Maven's own progress, one line a module; the whole log stands where it says on failure.
build() {
    log=$root/target/lab-build.log
    mkdir -p "$root/target"
    echo "Building the lab; the first time this downloads the contenders (about two minutes)." >&2
    if ! "$root/mvnw" -B -ntp -f "$root/pom.xml" package -DskipTests -Dspotless.check.skip -Dcheckstyle.skip -Ddetekt.skip 2>&1 |
        tee "$log" | awk '/Building .*\[[0-9]+\/[0-9]+\]/ { sub(/.*Building /, ""); print "  " $0; fflush() } /BUILD SUCCESS/ { ok = 1 } END { exit !ok }' >&2
    then
        echo "lab: the build failed:" >&2
        grep -m 5 '^\[ERROR\]' "$log" >&2 || tail -5 "$log" >&2
        echo "lab: the whole log is in $log" >&2
        exit 1
    fi
    touch "$stamp"
}

if [ ! -f "$stamp" ] || [ -n "$(find "$root/pom.xml" "$modules" -name target -prune -o -type f -newer "$stamp" -print | head -n 1)" ]; then
    build
fi

# Java can't tell which of its streams is a terminal, nor how wide it is.
out=false; err=false; width=100
if [ -t 1 ]; then out=true; fi
if [ -t 2 ]; then
    err=true
    width=$(stty size 2>/dev/null </dev/tty | cut -d ' ' -f 2) || true
fi

# A local repository named for Maven is named for the lab as well.
for word in ${MAVEN_ARGS:-} ${MAVEN_OPTS:-}; do
    case $word in -Dmaven.repo.local=*) repository=$word ;; esac
done

exec "$java" ${repository:+"$repository"} -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xmx512m \
    -Dpiculet.lab.home="$root" -Dpiculet.lab.out.terminal=$out -Dpiculet.lab.err.terminal=$err \
    -Dpiculet.lab.width="${width:-100}" \
    -cp "$modules/engine/target/classes:$modules/engine/target/lib/*" dev.piculet.lab.cli.Main "$@"
