package dev.piculet.access.plan;

/** When an instance may be made without a constructor of its class, if no constructor restores its fields. */
public enum BareInstances {
    /** Never; nor are final fields set over what a constructor without parameters left there, which all others allow. */
    NEVER,

    /**
     * Where Java serialization makes instances so, and loses nothing by that: of a class that is {@code Serializable}, not
     * {@code Externalizable}, has no {@code writeReplace} that gives another object, no {@code readObject} and no
     * {@code finalize}, and whose constructors leave its transient fields null or 0. The constructor without parameters of
     * its first superclass that is not {@code Serializable} runs.
     */
    SERIALIZABLE,

    /**
     * Of any class where nothing is lost by that: the conditions of {@link #SERIALIZABLE}, for classes that are not {@code
     * Serializable} too. Of those, no constructor runs but that of {@code Object}.
     */
    COMPLETE,

    /**
     * Always; where Java serialization would not make an instance, no constructor runs at all. Transient fields are null or 0,
     * whatever constructors make of them.
     */
    ALWAYS
}
