/** Models of classes: their creators, properties and nullability. */
module dev.piculet.model {
    exports dev.piculet.model;
    exports dev.piculet.model.inspect;

    uses dev.piculet.model.inspect.ClassInspector;
}
