package dev.piculet.lab.fork;

import dev.piculet.lab.contender.Contender;

/** Makes contenders from the class names that descriptors give. */
final class Contenders {
    private Contenders() {}

    static Contender create(String className) throws ReflectiveOperationException {
        return (Contender) Class.forName(className).getDeclaredConstructor().newInstance();
    }
}
