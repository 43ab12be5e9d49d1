package dev.piculet.access.error;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.model.ClassModel;
import dev.piculet.model.inspect.ClassModels;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/** Messages that no other test covers: those that depend on the module path, and those about broken class files. */
class AccessErrorsTest {
    /** Stands for this module as a named one. */
    private final Module named = Object.class.getModule();

    private int total;

    @Test
    void aClosedPackageIsToBeOpenedToTheModule() throws Exception {
        UnsupportedClassException error = AccessErrors.closed(AccessErrorsTest.class.getDeclaredField("total"), named);
        assertEquals(
                "Cannot reach dev.piculet.access.error.AccessErrorsTest.total from java.base."
                        + " Package dev.piculet.access.error is not open to it."
                        + " Add 'opens dev.piculet.access.error to java.base;' to module-info, or pass a Lookup.",
                error.getMessage());
        assertEquals(AccessErrorsTest.class.getName(), error.className());
    }

    @Test
    void finalFieldsThatTheJvmKeepsAreToBeReleasedByAnOption() throws Exception {
        assertEquals(
                "Cannot set final field dev.piculet.access.error.AccessErrorsTest.named: this JVM lets no code change final"
                        + " fields. Start it with '--enable-final-field-mutation=java.base', or give the class a codec.",
                AccessErrors.finalFieldsKept(AccessErrorsTest.class.getDeclaredField("named"), named)
                        .getMessage());
    }

    @Test
    void aClosedPackageOfTheJdkIsToBeOpenedByAnOption() {
        assertEquals(
                "package java.util is not open to java.base."
                        + " Start the JVM with '--add-opens java.base/java.util=java.base', or pass a Lookup.",
                AccessErrors.closedReason(ArrayList.class, named));
    }

    @Test
    void aValueClassWithoutBoxIsToBeCompiledAgain() {
        assertEquals(
                "Cannot wrap and unwrap values of dev.piculet.access.error.AccessErrorsTest: it has no method box-impl."
                        + " Compile it as a value class with Kotlin 1.5 or newer.",
                AccessErrors.noBoxing(AccessErrorsTest.class, "box-impl").getMessage());
    }

    @Test
    void aPropertyWithoutMembersCannotBeRead() {
        ClassModel model = ClassModels.create().of(AccessErrorsTest.class);
        assertEquals(
                "Cannot read dev.piculet.access.error.AccessErrorsTest.total: it has no field and no getter."
                        + " Leave the property out.",
                AccessErrors.noGetter(model.property("total").orElseThrow()).getMessage());
    }

    @Test
    void aForeignCreatorIsToBeTakenFromTheModel() {
        ClassModel model = ClassModels.create().of(AccessErrorsTest.class);
        assertEquals(
                "dev.piculet.access.error.AccessErrorsTest() is not a creator in the model of java.lang.Object."
                        + " Take it from the model that the accessors were made of.",
                AccessErrors.foreignCreator(model.creators().get(0), Object.class)
                        .getMessage());
    }
}
