/** What a class looks like: how it is created, what it holds, what may be null. */
module dev.piculet.model {
    exports dev.piculet.model;
    exports dev.piculet.model.inspect;

    uses dev.piculet.model.inspect.ClassInspector;
}
