# Facts about Maven's modules for the commands of the root, which set root to the folder of the checkout.

# Prints the folders of all modules, as the poms list them.
modules() {
    sed -n 's:.*<module>\(.*\)</module>.*:\1:p' "$root/${1:-.}/pom.xml" | while read -r module; do
        echo "${1:+$1/}$module"
        modules "${1:+$1/}$module"
    done
}

# Prints the folders of the modules that Maven's log names as built, without the root.
built_modules() {
    sed -n 's:^\[INFO\] *from \(.*\)/pom\.xml$:\1:p' "$1" | sed "s:^$root/::"
}

# Prints the local repository that Maven is told to use; nothing if it is told none.
named_repository() {
    for word in ${MAVEN_ARGS:-} ${MAVEN_OPTS:-}; do
        case $word in -Dmaven.repo.local=*) repository=${word#*=} ;; esac
    done
    echo "${repository:-}"
}
