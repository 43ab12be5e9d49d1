package dev.piculet.access;

import dev.piculet.model.ClassModel;
import java.lang.invoke.MethodHandles;

class GeneratedAccessorsTest extends AccessorsContract {
    @Override
    Accessors accessors(ClassModel model, MethodHandles.Lookup lookup) {
        return Accessors.generated(model, lookup);
    }
}
