package dev.piculet.binary.form;

/** Finds the enum of some constants. */
final class EnumClasses {
    private EnumClasses() {}

    /**
     * Returns the class of all constants.
     *
     * @param declared the enum, or an interface or superclass of it
     */
    static Class<?> of(Object[] constants, Class<?> declared) {
        if (declared.isEnum()) {
            return declared;
        }
        if (constants.length > 0 && constants[0] instanceof Enum<?> constant) {
            return constant.getDeclaringClass();
        }
        throw new IllegalArgumentException("no enum is known");
    }
}
