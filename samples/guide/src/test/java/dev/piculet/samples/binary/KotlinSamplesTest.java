package dev.piculet.samples.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.samples.pages.Printed;
import org.junit.jupiter.api.Test;

/** Each sample in Kotlin does what it shows. */
class KotlinSamplesTest {
    @Test
    void fieldsMissingInOldDataGetTheDefaultArgument() throws Exception {
        assertEquals("""
                Member(name=Ann, email=Email(text=ann@piculet.dev), newsletter=true, invitedBy=null)
                Member(name=Bo, email=Email(text=bo@piculet.dev), newsletter=true, invitedBy=null)
                """, Printed.by(DataClasses.class));
    }

    @Test
    void typesKeepTheirArguments() throws Exception {
        assertEquals("""
                true
                true
                {Email(text=ann@piculet.dev)=null}
                """, Printed.by(TypesWithArguments.class));
    }

    @Test
    void nullIsKeptOutOfListsThatCannotHoldIt() throws Exception {
        assertEquals("""
                Tags(title=t, subtitle=null, names=[a], aliases=[b, null])
                Null is not allowed for String at $.names[1].
                  Set a value, or declare the type nullable.
                """, Printed.by(Nullability.class));
    }

    @Test
    void objectsStayTheOneThatTheyAre() throws Exception {
        assertEquals("""
                [Paid(cents=2100), Sent(parcels=[A1]), Cancelled]
                true
                """, Printed.by(SealedClasses.class));
    }
}
