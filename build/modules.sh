# What the commands of the root need to know of Maven's modules; they have set root to the folder of the checkout.

# Prints the modules, each with the folder that it stands in, by the poms' own lists.
modules() {
    sed -n 's:.*<module>\(.*\)</module>.*:\1:p' "$root/${1:-.}/pom.xml" | while read -r module; do
        echo "${1:+$1/}$module"
        modules "${1:+$1/}$module"
    done
}

# Prints the folders of the modules that Maven's log names as built, but for the root.
built_modules() {
    sed -n 's:^\[INFO\] *from \(.*\)/pom\.xml$:\1:p' "$1" | sed "s:^$root/::"
}

# Prints the local repository that is named for Maven; nothing if none is.
named_repository() {
    for word in ${MAVEN_ARGS:-} ${MAVEN_OPTS:-}; do
        case $word in -Dmaven.repo.local=*) repository=${word#*=} ;; esac
    done
    echo "${repository:-}"
}
