package dev.piculet.lab.contenders.activej;

import dev.piculet.lab.fork.*;
import dev.piculet.lab.payload.Payloads;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ActiveJTest {
    @ParameterizedTest
    @ValueSource(strings = {"objects", "ab", "required"})
    void spike(String suite) {
        for (String id : Payloads.ids(suite)) {
            Examination examination =
                    Examiner.examine(new ActiveJContender(), Payloads.create(suite, id, 42L), List.of());
            System.out.println("SPIKE " + id + " " + examination.writeFailure() + examination.readBackFailure()
                    + examination.readFailure() + " " + examination.unsupported() + " "
                    + (examination.documents().isEmpty()
                            ? -1
                            : examination.documents().get(0).length));
        }
    }
}
