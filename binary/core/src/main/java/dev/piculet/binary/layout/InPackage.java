package dev.piculet.binary.layout;

import java.util.function.Predicate;

/** Accepts the names of classes in a package, or in one below it. */
public final class InPackage implements Predicate<String> {
    private final String prefix;

    /** @param name the full name of the package */
    public InPackage(String name) {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("The package without a name can't be allowed. Name its classes.");
        }
        this.prefix = name + ".";
    }

    @Override
    public boolean test(String className) {
        return className.startsWith(prefix);
    }
}
